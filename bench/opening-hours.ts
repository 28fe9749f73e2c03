/**
 * How much of the `opening_hours` in real extracts of OpenStreetMap is understood, sights, shops and tables alike, and
 * how often what is read of it agrees with the reference library, at instants by chance over two years.
 *
 *   OSM_SAMPLES=folder node bench/opening-hours.ts [instants for each value]
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zoneAt } from '../src/features/open-data/actions/time-zones.ts';
import { compareFile } from '../test/opening-hours/extracts.ts';

const FOLDER = process.env['OSM_SAMPLES'];
const INSTANTS = Number(process.argv[2] ?? 100);
const AIM = { understood: 0.97, agreed: 0.999 };

if (!FOLDER) {
  console.error('Say where the extracts lie: OSM_SAMPLES=folder node bench/opening-hours.ts');
  process.exit(1);
}
const all = { values: 0, understood: 0, instants: 0, explained: 0 };
for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.osm.pbf'))) {
  const found = await compareFile(join(FOLDER, name), zoneAt, INSTANTS);
  const percent = (part: number, of: number) => `${of === 0 ? '-' : ((100 * part) / of).toFixed(2)} %`;
  const { values, understood, notUnderstood, instants, agreed, nights, holidays, differing } = found;
  console.log(
    `${name}: ${values} values, ${percent(understood, values)} understood; ${instants} instants: ${percent(agreed, instants)} ` +
      `agree, ${nights} in a night that we leave to the day before, ${holidays} on holidays the value is silent about, ` +
      `${instants - agreed - nights - holidays} differ`,
  );
  for (const value of notUnderstood) console.log(`  not understood: ${value}`);
  for (const value of differing) console.log(`  differs: ${value}`);
  all.values += values;
  all.understood += understood;
  all.instants += instants;
  all.explained += agreed + nights + holidays;
}
console.log(`together: ${((100 * all.understood) / all.values).toFixed(2)} % of ${all.values} values understood`);
if (all.understood < AIM.understood * all.values || all.explained < AIM.agreed * all.instants) process.exitCode = 1;
