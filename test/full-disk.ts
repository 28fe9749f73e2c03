/**
 * A disk that is really full: a small file system in memory, mounted for one test. Only root on Linux may mount one;
 * elsewhere the test is skipped and says why, but not where everything has to be tried (`CI`).
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'vitest';
import { codeOf } from '../src/shared/error-code.ts';

export interface SmallDisk {
  readonly folder: string;
  /** To the last byte. */
  fill(): void;
  makeRoom(): void;
}

const PIECE = Buffer.alloc(4096, 'x');

function mountDisk(megabytes: number): SmallDisk & { unmount(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'wl-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (fault) {
    rmdirSync(folder);
    throw fault;
  }
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (const piece of [Buffer.alloc(1024 * 1024, 'x'), PIECE]) {
        try {
          for (;;) appendFileSync(ballast, piece);
        } catch (fault) {
          if (codeOf(fault) !== 'ENOSPC') throw fault;
        }
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    unmount() {
      execFileSync('umount', ['--lazy', folder]);
      if (existsSync(folder)) rmdirSync(folder);
    },
  };
}

/** @param ended what has to be over before the disk goes */
export function onSmallDisk(
  title: string,
  megabytes: number,
  ended: (() => Promise<void>) | undefined,
  work: (disk: SmallDisk) => Promise<void>,
): void {
  test(title, { timeout: 180_000 }, async (context: TestContext) => {
    let disk: ReturnType<typeof mountDisk>;
    try {
      disk = mountDisk(megabytes);
    } catch (fault) {
      if (process.env['CI']) throw fault;
      return context.skip(`a small file system cannot be mounted here: ${fault instanceof Error && fault.message}`);
    }
    try {
      await work(disk);
    } finally {
      disk.makeRoom();
      await ended?.();
      disk.unmount();
    }
  });
}
