/**
 * What crosses the wire, written once per endpoint.
 *
 * The server binds it to an action, the browser calls it, the OpenAPI
 * description is printed from it, and one table test runs over all of them.
 */
import type * as z from 'zod/mini';

/**
 * `traveller`: a signed-in person. `partner`: the business area has been unlocked. `operator`: somebody of the brand
 * who is signed in to the back office. `owner`: such a one whose role is owner.
 */
export type Who = 'anyone' | 'traveller' | 'partner' | 'operator' | 'owner';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/${string}`;

export interface Endpoint extends Declaration {
  readonly method: Method;
  /** Parts that vary are written `:name`. */
  readonly path: Path;
  readonly errors: Readonly<Record<string, number>>;
}

interface Declaration {
  readonly who: Who;
  /** One line for the API description. */
  readonly summary: string;
  /** The parts of the path, as text. */
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** The JSON body. */
  readonly input?: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  /**
   * What the body is when it is not JSON of the input: a form with files, whose fields and `files` the input names;
   * anything at all, which is not looked at; a signed message, whose `body` as it came and `signature` (the header
   * `Stripe-Signature`) are the input; or the bytes of one file, of which nothing is read before the action does.
   */
  readonly consumes?: 'form' | 'anything' | 'signed' | 'bytes';
  /** Media type of a good answer that is a file; `output` is then `FileAnswer`. Without it the answer is JSON. */
  readonly produces?: string;
  /** A client that accepts `text/event-stream` gets the answer as an event, and better ones after it. */
  readonly streams?: true;
  /** Named errors and the status each is answered with; none unless said. */
  readonly errors?: Readonly<Record<string, number>>;
  /** Status of a good answer, 200 unless said. */
  readonly status?: 200 | 201 | 202;
}

type WithErrors<D> = D extends { readonly errors: object } ? D : D & { readonly errors: Record<never, number> };
type Addressed<Address> = Address extends `${infer M extends Method} ${infer P extends Path}`
  ? { readonly method: M; readonly path: P }
  : never;

/** Declares an endpoint at its address, "GET /api/trips/:id", and keeps its exact types. */
export function endpoint<const Address extends `${Method} ${Path}`, const D extends Declaration>(
  address: Address,
  declaration: D,
): Addressed<Address> & WithErrors<D> {
  const [method, path] = address.split(' ');
  return { method, path, errors: {}, ...declaration } as unknown as Addressed<Address> & WithErrors<D>;
}

type Parsed<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
export type ErrorOf<E extends Endpoint> = Extract<keyof E['errors'], string>;
export type InputOf<E extends Endpoint> = Parsed<E['input']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type OutputOf<E extends Endpoint> = z.infer<E['output']>;

/** The body of every answer that is not good. `code` is a named error or one of the edge's own words. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  /** Field path ("paymentDetails.cardNumber") to message. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** Ties a fault to its line in the log. */
  readonly reference?: string;
}

/** Fills `:name` parts: `pathTo('/api/bookings/:id', { id: 7 })` is `/api/bookings/7`. */
export function pathTo(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
