/**
 * A form whose fields keep what is typed themselves: nothing is rendered anew while somebody types. It is judged when it
 * is sent, and from then on each field as it changes. The schema that judges comes when the first field is entered, so
 * that no page waits for it; sending waits until it is there.
 */
import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../ui/toast-store.ts';
import { sentenceOf } from './api-client.ts';

/** `email`, `billingAddress.city`. */
export type FieldPath<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends object ? `${K}.${FieldPath<NonNullable<T[K]>>}` : K;
}[keyof T & string];

/** By the field's name. */
type Faults = Readonly<Record<string, string | undefined>>;

type Judged<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Schema<T> {
  safeParse(typed: unknown): Judged<T>;
}

interface FormOptions<T> {
  /** Brings the schema: `() => import('../contract/forms.ts').then((forms) => forms.ContactForm)`. */
  readonly schema: () => Promise<Schema<T>>;
  /** What the fields hold at first. A field is read as what it is here: text or a number. */
  readonly initial: T;
  readonly onChange?: (typed: Readonly<Record<string, unknown>>) => void;
}

export type Form<T extends object> = ReturnType<typeof useForm<T>>;

export function useForm<T extends object>({ schema, initial: given, onChange }: FormOptions<T>) {
  const [initial] = useState(given);
  const ref = useRef<HTMLFormElement>(null);
  const wasJudged = useRef(false);
  const isSending = useRef(false);
  const [checking, setChecking] = useState(false);
  const [errors, setErrors] = useState<Faults>({});

  const typed = () => typedIn(new FormData(ref.current ?? undefined), initial);

  /** Says what is wrong under each field, and leads to the first of them. */
  function refuse(found: Faults): void {
    flushSync(() => setErrors((before) => ({ ...before, ...found })));
    fieldsOf(ref.current)
      .find(({ name }) => name in found)
      ?.focus();
  }

  function changed(name: string): void {
    onChange?.(typed());
    if (!wasJudged.current) return;
    const judge = (judging: Schema<T>) => {
      const fault = faultsIn(judging.safeParse(typed()))[name];
      setErrors((before) => ({ ...before, [name]: fault }));
    };
    void schema().then(judge, () => undefined);
  }

  /** `onRefused` is called when nothing is sent. */
  const sending = (send: (judged: T) => unknown, onRefused?: () => void) => async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setChecking(true);
    try {
      const judged = (await schema()).safeParse(typed());
      wasJudged.current = true;
      setErrors({});
      if (judged.success) await send(judged.data);
      else {
        onRefused?.();
        refuse(faultsIn(judged));
      }
    } catch (fault) {
      onRefused?.();
      toast({ title: NOT_SENT, description: sentenceOf(fault), variant: 'destructive' });
    } finally {
      isSending.current = false;
      setChecking(false);
    }
  };

  const focus = useCallback((name: FieldPath<T>): void => {
    fieldsOf(ref.current)
      .find((field) => field.name === name)
      ?.focus();
  }, []);

  return {
    errors,
    /** From sending until what is typed has been judged. */
    checking,
    typed,
    refuse,
    sending,
    /** For the form itself. It says `post`: what is sent before the script has come must not stand in the address. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onFocusCapture: () => void schema().catch(() => undefined),
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => changed(target.name),
    },
    /** For a field of `src/ui/field.tsx`. */
    field: (name: FieldPath<T>) => ({
      name,
      defaultValue: String(leafOf(initial, name.split('.')) ?? ''),
      error: errors[name],
    }),
    put(values: Readonly<{ [name in FieldPath<T>]?: string | number }>): void {
      for (const [name, value] of Object.entries(values)) {
        for (const field of fieldsOf(ref.current)) if (field.name === name) field.value = String(value);
        changed(name);
      }
    },
    clear(): void {
      ref.current?.reset();
      wasJudged.current = false;
      setErrors({});
    },
    /** The same at every rendering. */
    focus,
  };
}

const NOT_SENT = 'This could not be sent';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

/** Only what `like` names, so nothing else of a page can ever be sent or kept. */
export function typedIn(data: Pick<FormData, 'get'>, like: object, at = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(like).map(([key, initial]) => {
      if (typeof initial === 'object' && initial !== null) return [key, typedIn(data, initial, `${at}${key}.`)];
      const typed = data.get(at + key);
      if (typeof typed !== 'string') return [key, initial];
      return [key, typeof initial === 'number' ? Number.parseFloat(typed) : typed];
    }),
  );
}

function faultsIn(judged: Judged<unknown>): Faults {
  if (judged.success) return {};
  // The first fault of a field is the one that is told.
  return Object.fromEntries(judged.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function leafOf(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  return leafOf(Reflect.get(value, key), rest);
}
