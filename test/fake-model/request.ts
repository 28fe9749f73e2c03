/** What a request of either wire format asks for, reduced to what a personality needs to know. */
export interface Heard {
  /** The block of JSON that is the question; null when it is not one of ours. */
  // biome-ignore lint/suspicious/noExplicitAny: a fake reads whatever came
  readonly data: any;
  readonly task: 'understand' | 'choose' | 'tell' | 'other';
  /** Names of tools on offer. */
  readonly tools: readonly string[];
  /** A tool has been used already. */
  readonly hasLookedUp: boolean;
  readonly mostTokens: number;
  readonly streams: boolean;
  /** Everything as it came. */
  readonly text: string;
  readonly instructions: string;
}

interface Body {
  readonly model?: string;
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly system?: unknown;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly name?: string; readonly function?: { readonly name: string } }[];
}

export function hear(text: string): Heard & { readonly model: string } {
  const body = JSON.parse(text) as Body;
  const messages = body.messages ?? [];
  const words = messages.filter(({ role }) => role === 'user').flatMap(({ content }) => textsIn(content));
  const data = words.map(parsed).find((each) => each !== null) ?? null;
  const task = data?.task;
  return {
    model: body.model ?? '',
    data,
    task: task === 'understand' || task === 'choose' || task === 'tell' ? task : 'other',
    tools: (body.tools ?? []).map((tool) => tool.name ?? tool.function?.name ?? ''),
    hasLookedUp: messages.some(
      ({ role, content }) => role === 'tool' || JSON.stringify(content).includes('tool_result'),
    ),
    mostTokens: body.max_tokens ?? body.max_completion_tokens ?? 4096,
    streams: body.stream === true,
    text,
    instructions: [body.system, ...messages.filter(({ role }) => role === 'system').map(({ content }) => content)]
      .flatMap(textsIn)
      .join('\n'),
  };
}

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part: { type?: string; text?: string }) =>
    part.type === 'text' && part.text ? [part.text] : [],
  );
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
