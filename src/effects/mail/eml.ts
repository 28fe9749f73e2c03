/** Reads an email back for whoever wants to look at it. */
import PostalMime, { decodeWords } from 'postal-mime';
import type { KeptEmail } from './port.ts';

export async function readEml(eml: string): Promise<Omit<KeptEmail, 'name'>> {
  const { headers, text = '', html = '', attachments } = await PostalMime.parse(eml, { attachmentEncoding: 'base64' });
  const header = (name: string) => decodeWords(headers.find(({ key }) => key === name)?.value ?? '');
  return {
    to: header('to'),
    from: header('from'),
    subject: header('subject'),
    date: header('date'),
    messageId: header('message-id'),
    text: text.trimEnd(),
    html: html.trimEnd(),
    pictures: Object.fromEntries(
      attachments.flatMap(({ contentId, mimeType, content }) =>
        contentId ? [[contentId.slice(1, -1), `data:${mimeType};base64,${content}`]] : [],
      ),
    ),
  };
}
