/** Where a mailbox is that we look into, and as whom. */
export interface ImapAccess {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Without it only on this machine. */
  readonly isEncrypted: boolean;
}

/** `imaps://user:password@host:993/INBOX`; `imap://` on this machine alone. Null: it is no such address. */
export function imapAccess(address: string): ImapAccess | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^imaps?:$/.test(url.protocol) || !url.hostname || !url.username || !url.password) return null;
  const isEncrypted = url.protocol === 'imaps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isEncrypted && !['localhost', '127.0.0.1', '::1'].includes(host)) return null;
  return {
    ...{ host, port: Number(url.port) || (isEncrypted ? 993 : 143), isEncrypted },
    ...{ user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}
