/**
 * Writes the catalogue's places and packages as one JSON file, for tools that check plans from outside:
 * `npm run -s export:catalogue -- FILE`.
 */
import { writeFileSync } from 'node:fs';
import { catalogue } from '../src/features/destinations/actions.ts';
import { packages } from '../src/features/packages/content.ts';
import { exportedCatalogue } from './exported-catalogue.ts';

const file = process.argv[2];
if (!file) {
  console.error('Which file? npm run -s export:catalogue -- catalogue.json');
  process.exit(1);
}
writeFileSync(file, JSON.stringify(exportedCatalogue(catalogue(), packages)));
