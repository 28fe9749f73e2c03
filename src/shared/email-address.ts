/**
 * What counts as an e-mail address, for forms, settings and emails alike: the
 * one form `name@host.tld` in plain ASCII, without comments, quotes or display
 * names. An address that passes cannot end a header or begin another recipient.
 */
const MOST = 254;
const MOST_BEFORE_AT = 64;
const ADDRESS = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export function isMailAddress(text: string): boolean {
  return text.length <= MOST && text.indexOf('@') <= MOST_BEFORE_AT && !/[\r\n]/.test(text) && ADDRESS.test(text);
}
