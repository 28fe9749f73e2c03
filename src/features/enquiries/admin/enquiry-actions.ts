/** The data of one enquiry, and what can be done about it. Each action says which version it was made from. */
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '../../../shared/endpoint.ts';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import {
  assignEnquiry,
  type Enquiry,
  markEnquiry,
  readEnquiry,
  repeatReply,
  replyToEnquiry,
} from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';

const { one: words } = inboxCopy;

export const enquiryQueryOf = (id: string) => queryOf(readEnquiry, { params: { id } });

interface Trouble {
  readonly title: string;
  readonly text: string;
  /** What is shown is not how it is any more. */
  readonly isOld: boolean;
}

type Action<Input> = UseMutationResult<Enquiry, Error, Input>;

export interface EnquiryActions {
  readonly assign: Action<InputOf<typeof assignEnquiry>>;
  readonly mark: Action<InputOf<typeof markEnquiry>>;
  readonly again: Action<{ readonly reply: number }>;
  readonly reply: Action<InputOf<typeof replyToEnquiry>>;
  /** Of the last action, until another one goes well. */
  readonly trouble: Trouble | null;
  reload(): Promise<void>;
  /** As `reload`; what is said about the last action stays. */
  reread(): Promise<void>;
}

export function useEnquiryActions(id: string): EnquiryActions {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { queryKey } = enquiryQueryOf(id);
  const ends = {
    onSuccess: (changed: Enquiry) => {
      setTrouble(null);
      client.setQueryData(queryKey, changed);
    },
    onError: (fault: Error) => {
      const isOld = fault instanceof CallError && fault.body?.code === 'changed_meanwhile';
      setTrouble({ title: isOld ? words.changed : words.failed, text: sentenceOf(fault), isOld });
    },
  };
  const reread = () => client.invalidateQueries({ queryKey });
  const params = { id };
  return {
    assign: useMutation({ mutationFn: (input) => call(assignEnquiry, { params, input }), ...ends }),
    mark: useMutation({ mutationFn: (input) => call(markEnquiry, { params, input }), ...ends }),
    again: useMutation({
      mutationFn: ({ reply }) => call(repeatReply, { params: { id, reply: String(reply) } }),
      ...ends,
    }),
    reply: useMutation({ mutationFn: (input) => call(replyToEnquiry, { params, input }), ...ends }),
    trouble,
    async reload() {
      await reread();
      setTrouble(null);
    },
    reread,
  };
}
