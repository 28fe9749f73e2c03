/** What who moves the launch reads. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type { moveLaunch } from '../contract.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

export const launchErrors = {
  changed_meanwhile: ({ now }) => `Somebody has moved the launch meanwhile: it is at ${now} now.`,
  tells_people: ({ waiting }) => `${people(Number(waiting))} are told within a day then. Please confirm it.`,
} as const satisfies Record<ErrorOf<typeof moveLaunch>, Sentence>;

export const launchAdminCopy = {
  title: 'Launch moment',
  lead: 'The countdown runs to this moment on each visitor’s own clock. Visitors see a change within seconds.',
  facts: {
    moment: 'Launch',
    state: 'State',
    source: 'Comes from',
    setting: 'Setting of the server',
    waiting: 'Wait for word of it',
    told: 'Have had word of it',
  },
  passed: 'Has come everywhere on earth',
  ahead: 'Still ahead, at least somewhere',
  ofSetting: 'The setting of the server',
  ofPerson: (name: string) => `Set by ${name}`,
  edit: 'Move the launch',
  moment: 'New moment',
  hint: 'Local time: 09:00 is nine in the morning wherever a visitor is.',
  save: 'Move the launch',
  saving: 'Moving…',
  reset: 'Back to the setting',
  resetTitle: 'Let the setting of the server count again?',
  resetText: (setting: string) => `The countdown then runs to ${setting}.`,
  resetting: 'Going back…',
  tellTitle: (count: number) => `Tell ${people(count)} of the launch?`,
  tellText: (moment: string, count: number) =>
    `At ${moment} the launch has come within a day from now, or is over. Then a letter goes to everybody who asked for word of it: ${people(count)}. Letters cannot be taken back.`,
  tell: 'Move it and tell them',
  moved: (moment: string) => `The countdown runs to ${moment}.`,
  once: 'Who has had word of the launch is not told again when it moves; who asks after that is told at the new moment.',
  ownersOnly: 'Only an owner of the brand can move the launch.',
} as const;
