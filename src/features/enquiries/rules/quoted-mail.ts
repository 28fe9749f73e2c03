/** What a mail says, and what of it only quotes another. */

/** How mail programs begin what they quote, in the languages travellers write. */
const QUOTE =
  /^(?:>|_{10,}$|-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Mensagem original|Messaggio originale)\s*-{2,}$)/i;

/** Often broken over two lines. */
const ATTRIBUTION =
  /^(?:On|Am|Le|El|Em|Il|Op|Den)\s.{4,200}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev)(?!\p{L}).{0,120}:$/iu;

/** What somebody says, and what they answer to as their program quoted it; an answer between the quotes stays with them. */
export function splitQuoted(text: string): { readonly said: string; readonly quoted: string | null } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const at = lines.findIndex((line, place) => {
    const both = `${line.trim()} ${lines[place + 1]?.trim() ?? ''}`;
    return QUOTE.test(line.trim()) || ATTRIBUTION.test(line.trim()) || ATTRIBUTION.test(both);
  });
  const said = lines.slice(0, at).join('\n').trim();
  // Nothing above it: the answer stands between or below the quotes.
  if (at < 0 || said === '') return { said: text.trim(), quoted: null };
  return { said, quoted: lines.slice(at).join('\n').trim() };
}
