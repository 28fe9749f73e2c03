/** Whether others may be asked about restaurants: our key, and what is left of the day's budget. */
import type { Alert, ReadAlerts } from '../../../kernel/alerts.ts';
import { serviceFailure } from '../store/live-service.ts';
import { isGoogleBudgetSpent } from './google-places.ts';
import { isOverpassBudgetSpent } from './live-places.ts';

export const restaurantAlerts: ReadAlerts = async (deps) => {
  const { openStreetMap, google } = deps.places;
  const isRefused = openStreetMap !== null && (await serviceFailure(deps.db, deps.now())) === 'refused';
  return [
    ...(isRefused ? [refusedQuestions] : []),
    ...(openStreetMap ? [budgetOf('OpenStreetMap', await isOverpassBudgetSpent(deps))] : []),
    ...(google?.state() === 'refused' ? [refusedKey] : []),
    ...(google ? [budgetOf('Google Places', await isGoogleBudgetSpent(deps))] : []),
  ];
};

const refusedQuestions: Alert = {
  id: 'places-questions',
  title: 'The Overpass server does not take our questions; lists show what is stored',
  count: 1,
  oldest: null,
  href: null,
  state: 'urgent',
};

const refusedKey: Alert = {
  id: 'places-key',
  title: 'Google Places refuses our key; lists show what is stored',
  count: 1,
  oldest: null,
  href: null,
  state: 'urgent',
};

function budgetOf(name: string, spent: boolean): Alert {
  return {
    id: `places-${name}`,
    title: spent ? `Today’s questions to ${name} are used up; lists show what is stored` : `${name} may be asked`,
    count: spent ? 1 : 0,
    oldest: null,
    href: null,
    state: spent ? 'waits' : 'fine',
  };
}
