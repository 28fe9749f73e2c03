/** A picture for a package, sent as it is: the bytes of one file. */
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/endpoint.ts';

type Bytes = AsyncIterable<Uint8Array>;

const isStream = (given: unknown): given is Bytes =>
  typeof given === 'object' && given !== null && Symbol.asyncIterator in given;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures',
  who: 'operator',
  summary: 'Takes a JPEG, PNG, WebP or AVIF and makes the pictures that pages show',
  consumes: 'bytes',
  input: z.custom<Bytes>(isStream, 'Please send the picture as the body'),
  output: z.object({
    /** Id of the picture, for a package's `image`. */
    image: z.string(),
  }),
  errors: {
    not_a_picture: 415,
    picture_broken: 422,
    picture_too_small: 422,
    picture_too_many_pixels: 413,
    picture_too_large: 413,
    upload_broken: 400,
  },
  status: 201,
});
