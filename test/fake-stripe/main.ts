/** The fake provider as a process: `node test/fake-stripe/main.ts LEDGER [PORT]` prints its address, and lives as long as its standard input. */
import { serveFakeStripe } from './server.ts';

const [ledgerFile = ':memory:', port = '0'] = process.argv.slice(2);
// Whoever started it is gone.
process.stdin.once('end', () => process.exit()).resume();
const { url } = await serveFakeStripe(ledgerFile, Number(port));
process.stdout.write(`${url}\n`);
