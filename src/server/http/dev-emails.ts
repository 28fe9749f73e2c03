/**
 * `/_dev/mail`: the emails that nothing delivers, to be read on this machine
 * only. To everybody else, and in `MODE=live`, the address does not exist. A
 * email's HTML is shown in a sandbox of its own policy: nothing in it runs or
 * fetches; its pictures are those that travel in it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptEmail, KeptEmails } from '../../effects/mail/mail-port.ts';
import { isThisMachine } from '../../kernel/ip-addresses.ts';
import { COLOUR, ON_PAPER } from '../../shared/colours.ts';
import { refuse } from './http-server.ts';

const ROOM = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const SANDBOX =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
const LOOK = `body{margin:0 auto;padding:2rem;max-width:60rem;font:16px/1.6 system-ui,sans-serif;background:${COLOUR.paper};color:${COLOUR.paperInk}}a{color:${COLOUR.rust}}td,th{overflow-wrap:anywhere;padding:.3rem 1.5rem .3rem 0;text-align:left;vertical-align:top}pre{white-space:pre-wrap;background:${ON_PAPER.field};padding:1rem}iframe{width:100%;height:60rem;border:1px solid ${COLOUR.paperLine}}`;

export function showKeptEmails(fastify: FastifyInstance, emails: KeptEmails): void {
  fastify.get('/_dev/mail', async (request, reply) => {
    if (!isAtThisMachine(request)) return nothingHere(reply);
    const rows = (await emails.list()).map(
      ({ name, to, subject, date }) =>
        `<tr><td>${safe(date)}</td><td>${safe(to)}</td><td><a href="/_dev/mail/${safe(name)}">${safe(subject)}</a></td></tr>`,
    );
    const table = `<table><tr><th>Date</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
    return page(reply, 'Emails', rows.length > 0 ? table : '<p>No email has been written yet.</p>');
  });

  fastify.get<{ Params: { name: string } }>('/_dev/mail/:name', async (request, reply) => {
    const email = isAtThisMachine(request) ? await emails.find(request.params.name) : null;
    return email ? page(reply, email.subject, shown(email)) : nothingHere(reply);
  });

  fastify.get<{ Params: { name: string } }>('/_dev/mail/:name/html', async (request, reply) => {
    const email = isAtThisMachine(request) ? await emails.find(request.params.name) : null;
    return email ? send(reply, withPictures(email), SANDBOX) : nothingHere(reply);
  });
}

function withPictures({ html, pictures }: KeptEmail): string {
  return html.replaceAll(/"cid:([\w-]+)"/g, (whole, name: string) => (pictures[name] ? `"${pictures[name]}"` : whole));
}

function shown({ name, from, to, date, messageId, text }: KeptEmail): string {
  const heads = [
    ['From', from],
    ['To', to],
    ['Date', date],
    ['Message-ID', messageId],
  ].map(([label = '', value = '']) => `<tr><th>${label}</th><td>${safe(value)}</td></tr>`);
  return `<p><a href="/_dev/mail">All emails</a></p><table>${heads.join('')}</table><iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/_dev/mail/${safe(name)}/html"></iframe><h2>As text</h2><pre>${safe(text)}</pre>`;
}

/** The connection, the name that was asked for, and no proxy between: a hostile page cannot make a browser pass as this. */
function isAtThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return isThisMachine(socket.remoteAddress) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(title)}</title><style>${LOOK}</style><h1>${safe(title)}</h1>${body}</html>`;
  return send(reply, html, ROOM);
}

function send(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function nothingHere(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'no_such_address', 'There is nothing at this address.');
}

function safe(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
