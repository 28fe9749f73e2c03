/**
 * Files that visitors send us. What arrives lies in quarantine first; only what
 * is kept gets a place, and only the place is written down. A file in neither
 * a row nor anybody's hands is swept away after a while.
 *
 * Nothing here is ever served: whoever may read a file gets its bytes.
 */
import type { Readable } from 'node:stream';
import type { Ending } from '../../shared/attachments.ts';
import type { Instant } from '../../shared/dates.ts';
import type { OsmEnding } from '../../shared/osm-upload.ts';

/** The place where files are kept does not answer, or says that it cannot now. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}

export interface Received {
  readonly key: string;
  readonly bytes: number;
}

export interface Files {
  /** Streams into quarantine and counts. Beyond `most` bytes it reads on, keeps nothing, and answers null. */
  receive(source: AsyncIterable<Uint8Array>, most: number): Promise<Received | null>;
  /** Whether the content is what the ending says. */
  isWhatItSays(key: string, ending: Ending | OsmEnding): Promise<boolean>;
  /** Out of quarantine, for good; answers its place. */
  keep(key: string): Promise<string>;
  discard(key: string): Promise<void>;
  read(place: string): Promise<Readable>;
  remove(place: string): Promise<void>;
  /** Places of kept files that are older than the moment. */
  listOlderThan(moment: Instant): AsyncIterable<string>;
  sweepQuarantine(olderThan: Instant): Promise<void>;
}
