/** The wire formats: what a piece of speech looks like as chat completions, as Anthropic messages, and with Perplexity's citations. */
export interface Speech {
  readonly text: string;
  readonly tool?: { readonly name: string; readonly input: unknown };
  readonly citations?: readonly string[];
  readonly usage: { readonly input: number; readonly output: number };
}

export type Wire = 'chat' | 'messages' | 'perplexity';

const PIECES = 6;

/** As events, each a whole block of server-sent text. */
export function streamed(wire: Wire, model: string, speech: Speech): string[] {
  return wire === 'messages' ? messageEvents(model, speech) : chatEvents(wire, model, speech);
}

/** In one piece. */
export function whole(wire: Wire, model: string, { text, tool, citations, usage }: Speech): unknown {
  if (wire === 'messages') {
    const block = tool
      ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: tool.input }
      : { type: 'text', text };
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [block],
      stop_reason: tool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    };
  }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, ...(tool && calling(tool)) },
        finish_reason: tool ? 'tool_calls' : 'stop',
      },
    ],
    usage: chatUsage(usage),
    ...(wire === 'perplexity' && { citations: citations ?? [] }),
  };
}

function chatEvents(wire: Wire, model: string, { text, tool, citations, usage }: Speech): string[] {
  const base = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    ...(wire === 'perplexity' && { citations: citations ?? [] }),
  };
  const chunk = (delta: unknown, finish: string | null = null) =>
    data({
      ...base,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...(wire === 'perplexity' && { usage: chatUsage(usage) }),
    });
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(tool ? [chunk(calling(tool))] : pieces(text).map((content) => chunk({ role: 'assistant', content }))),
    chunk({ role: 'assistant', content: '' }, tool ? 'tool_calls' : 'stop'),
    ...(wire === 'chat' ? [data({ ...base, choices: [], usage: chatUsage(usage) })] : []),
    'data: [DONE]\n\n',
  ];
}

function calling({ name, input }: NonNullable<Speech['tool']>) {
  return {
    tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } }],
  };
}

const chatUsage = ({ input, output }: Speech['usage']) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

function messageEvents(model: string, { text, tool, usage }: Speech): string[] {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: 1 },
  };
  const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} } : { type: 'text', text: '' };
  const deltas = tool
    ? [{ type: 'input_json_delta', partial_json: JSON.stringify(tool.input) }]
    : pieces(text).map((piece) => ({ type: 'text_delta', text: piece }));
  return [
    named('message_start', { message }),
    named('content_block_start', { index: 0, content_block: block }),
    ...deltas.map((delta) => named('content_block_delta', { index: 0, delta })),
    named('content_block_stop', { index: 0 }),
    named('message_delta', {
      delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: usage.output },
    }),
    named('message_stop', {}),
  ];
}

function pieces(text: string): string[] {
  const size = Math.max(1, Math.ceil(text.length / PIECES));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;
