/** How a command of the house ends that could not do its work. */
import { WrongSettings } from '../src/config/config.ts';
import { EmbeddedPostgresError } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { CommandError } from '../src/shared/command-error.ts';

/** Tells what is meant for the person at the terminal and ends with status 1; anything else is a defect and is thrown on. */
export const refuse =
  (headline?: string) =>
  (fault: unknown): void => {
    const expected =
      fault instanceof WrongSettings || fault instanceof EmbeddedPostgresError || fault instanceof CommandError;
    if (!expected) throw fault;
    process.stderr.write(`\n${headline === undefined ? '' : `${headline}\n`}${fault.message}\n\n`);
    process.exitCode = 1;
  };
