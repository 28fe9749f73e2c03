/**
 * What can go wrong while the embedded database comes up, each with a code and
 * a sentence that says what to do about it.
 */
import { codeOf } from '../../shared/error-code.ts';

export type EmbeddedPostgresErrorCode =
  | 'unsupported_platform'
  | 'binaries_missing'
  | 'no_ordinary_user'
  | 'data_folder_not_writable'
  | 'data_folder_of_another_user'
  | 'data_folder_unreachable'
  | 'data_folder_taken'
  | 'wrong_version'
  | 'disk_full'
  | 'init_failed'
  | 'start_failed';

export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

export const ANOTHER_DATABASE = 'Set DATABASE_URL to a PostgreSQL of version 15 or newer to use that one instead.';

/** Turns the file system's refusal inside a folder of ours into a sentence that names the folder. */
export function folderRefused(folder: string, error: unknown): EmbeddedPostgresError {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new EmbeddedPostgresError(
      'disk_full',
      `The disk that holds ${folder} is full: make room and start again.`,
      error,
    );
  }
  return new EmbeddedPostgresError(
    'data_folder_not_writable',
    `The data folder ${folder} cannot be written (${code || String(error)}): give this user the right to write there, or set DATA_DIR to a folder where it may.`,
    error,
  );
}
