/** What holds for the people of the back office. */
export const ROLES = ['operator', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Longer than a traveller's: what it opens is everybody's. */
export const PASSWORD_LEAST = 12;
export const LINK_HOURS = 48;

/** The audit entry of somebody who knew a password and not the code. */
export const WRONG_CODE = 'operator.wrong-code';

/** What makes two spellings one name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Where a one-time link leads. */
export function welcomePath(token: string): string {
  return `/admin/welcome/${token}`;
}

/** Things that operators read in another spelling than ours. */
const THINGS: Readonly<Record<string, string>> = { enquiry: 'inquiry' };

/** "package.publish" as a sentence begins: "Package: publish". */
export function actionInWords(action: string): string {
  const [thing = '', verb = ''] = action.split('.');
  const words = (text: string) => text.replaceAll('-', ' ');
  return `${words(THINGS[thing] ?? thing).replace(/^./, (first) => first.toUpperCase())}: ${words(verb)}`;
}
