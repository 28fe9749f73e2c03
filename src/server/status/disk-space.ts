/** What the back office is told of the room that is left; nothing while there is enough, and writing works. */
import type { ReadAlerts } from '../../kernel/alerts.ts';

/** Of a volume: so little is free that somebody has to make room now, or soon. */
const LOW_BYTES = 500_000_000;
const LOW_PART = 0.05;

export const diskSpaceAlerts: ReadAlerts = async ({ storage }) => {
  const rooms = await Promise.all(storage.volumes.map(async ({ holds, room }) => ({ holds, ...(await room()) })));
  const isLow = rooms.some(({ freeBytes }) => freeBytes < LOW_BYTES);
  const scarce = rooms.filter(({ freeBytes, totalBytes }) => freeBytes < Math.max(LOW_BYTES, totalBytes * LOW_PART));
  const failed = await Promise.all(
    (['database', 'files'] as const).map(async (place) => ({ place, writing: await storage.writing(place) })),
  );
  const stuck = failed.filter(({ writing }) => writing !== 'ok');
  if (scarce.length === 0 && stuck.length === 0) return [];
  return [
    {
      id: 'storage',
      title: stuck.length > 0 ? 'Something cannot be saved' : 'Disk space is running out',
      count: stuck.length > 0 ? stuck.length : scarce.length,
      oldest: null,
      href: null,
      state: stuck.length > 0 || isLow ? 'urgent' : 'waits',
      detail: [
        ...stuck.map(({ place, writing }) => `${place}: ${writing}`),
        ...scarce.map(({ holds, freeBytes }) => `${holds}: ${gigabytes(freeBytes)} free`),
      ].join('; '),
    },
  ];
};

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
