/**
 * A mail that somebody sent us, whatever brought it: a mail service that calls us, or a mailbox that we watch. Everything
 * in it is a stranger's word, the sender too.
 */
export interface InboundMail {
  readonly from: { readonly address: string; readonly name: string | null };
  /** Every address it was sent to, as far as it says. */
  readonly recipients: readonly string[];
  readonly messageId: string | null;
  /** Ids it answers, the nearest first, without brackets. */
  readonly answers: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** A machine wrote it, or it went to a list: nobody answers these. */
  readonly isAutomatic: boolean;
  readonly attachments: readonly InboundFile[];
}

export interface InboundFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A mail service that hands over what came in. */
export interface MailService {
  /** Whether the header `Authorization` is the service's own. */
  isFrom(authorization: string | undefined): boolean;
  /** Null: it is no mail. */
  read(body: string): InboundMail | null;
}

/** A mailbox that we look into. */
export interface Mailbox {
  /** Hands over what nobody has seen; what `take` fails at stays unseen, and ends the look. */
  look(take: (mail: InboundMail) => Promise<void>): Promise<void>;
}
