/**
 * The whole product as one HTTP handler: every endpoint, every page, files, and
 * what monitors ask. Nothing listens and no loop runs here; `main.ts` does that.
 */
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/sql.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { findBookings } from '../features/booking-admin/actions/admin-search.ts';
import { bookingAlerts } from '../features/booking-admin/actions/alerts.ts';
import { listBookingsForEnquiry } from '../features/booking-admin/actions/bookings-for-enquiry.ts';
import { findPeople } from '../features/booking-admin/actions/find-people.ts';
import { bookingAdminRoutes } from '../features/booking-admin/routes.ts';
import { payRequest } from '../features/bookings/contract/booking-requests.ts';
import { placeBooking } from '../features/bookings/contract/bookings.ts';
import { bookingRoutes } from '../features/bookings/routes.ts';
import { listBookingIdsOf } from '../features/bookings/store/personal-records.ts';
import { findBooked, isBookedSince } from '../features/bookings/store/read-bookings.ts';
import { writtenFigures } from '../features/brand/actions.ts';
import { brandRoutes } from '../features/brand/routes.ts';
import { businessAreaRoutes } from '../features/business-area/routes.ts';
import { destinationRoutes } from '../features/destinations/routes.ts';
import { findEnquiries, findSubscribers } from '../features/enquiries/actions/admin-search.ts';
import { enquiryAlerts } from '../features/enquiries/actions/alerts.ts';
import { mailRecords } from '../features/enquiries/actions/personal-records.ts';
import { enquiryAdminRoutes, enquiryRoutes } from '../features/enquiries/routes.ts';
import { launchRoutes } from '../features/launch/routes.ts';
import { learnRoutes } from '../features/learn/routes.ts';
import { messageRecords } from '../features/messages/actions/personal-records.ts';
import { messageRoutes } from '../features/messages/routes.ts';
import { openDataRoutes } from '../features/open-data/routes.ts';
import { operatorAlerts } from '../features/operators/actions/alerts.ts';
import { operatorRoutes } from '../features/operators/routes.ts';
import { findPackages } from '../features/packages/actions/admin-search.ts';
import { tripCards } from '../features/packages/actions/on-sale.ts';
import { findUploadedPicture } from '../features/packages/actions/package-pictures.ts';
import { packageRoutes } from '../features/packages/routes.ts';
import { listIdsNamed, listNames } from '../features/packages/store/package-names.ts';
import { cardFieldsCopy } from '../features/payments/copy/card-fields.ts';
import { paymentRoutes } from '../features/payments/routes.ts';
import { findCard } from '../features/payments/rules/find-card.ts';
import { placeCards } from '../features/places/actions/place-cards.ts';
import { placeRoutes } from '../features/places/routes.ts';
import { planShareCard } from '../features/planner/actions/plan-share-card.ts';
import { planCards } from '../features/planner/actions/share-plan.ts';
import { plannerRoutes } from '../features/planner/routes.ts';
import { findRestaurants } from '../features/restaurants/actions/admin-search.ts';
import { restaurantAlerts } from '../features/restaurants/actions/alerts.ts';
import { restaurantCards } from '../features/restaurants/actions/read-restaurants.ts';
import { reviewedRestaurants } from '../features/restaurants/actions/review-restaurant.ts';
import { restaurantRoutes } from '../features/restaurants/routes.ts';
import { reviewAlerts } from '../features/reviews/actions/alerts.ts';
import { reviewAdminRoutes, reviewRoutes } from '../features/reviews/routes.ts';
import { salesRoutes } from '../features/sales/routes.ts';
import { savedRecords } from '../features/saved/actions/saved.ts';
import { savedRoutes } from '../features/saved/routes.ts';
import { bookingRecords, callerRecords } from '../features/trips/actions/personal-records.ts';
import { tripRoutes } from '../features/trips/routes.ts';
import { waitlistRecords } from '../features/waitlist/actions/personal-records.ts';
import { waitlistRoutes } from '../features/waitlist/routes.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Route } from '../kernel/http/route.ts';
import { humanCheckRoutes } from '../kernel/human-check.ts';
import { openSessions, type Sessions } from '../kernel/sessions/session.ts';
import { staleIfError } from '../kernel/stale-if-error.ts';
import type { ThirdParty } from '../web/page.ts';
import { showKeptEmails } from './http/dev-emails.ts';
import { answerMonitors } from './http/health.ts';
import { type Front, openHttpServer, type Unwanted } from './http/http-server.ts';
import { openMetrics } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import { needlessHeadersOf, securityHeaders } from './http/security-headers.ts';
import { servePlanShareCards } from './http/serve-plan-share-cards.ts';
import { serveUploadedPictures } from './http/serve-uploaded-pictures.ts';
import { fetchFrom } from './pages/in-process-fetch.ts';
import { openPageCache } from './pages/page-cache.ts';
import { openRenderer, type RendererSource } from './pages/renderer.ts';
import { serveAdmin } from './pages/serve-admin.ts';
import { servePages } from './pages/serve-pages.ts';
import { openMachineMetrics } from './process/machine-metrics.ts';
import { diskSpaceAlerts } from './status/disk-space.ts';
import { readingsOf } from './status/metric-readings.ts';
import { systemAlerts } from './status/system-alerts.ts';

export interface App {
  readonly fastify: FastifyInstance;
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
}

export interface AppOptions {
  readonly deps: Deps;
  readonly pages: RendererSource;
  /** Built files for browsers; null while Vite serves them. */
  readonly clientFiles: URL | null;
  /** Runs before everything else, for Vite's development server. */
  readonly before?: Front;
  /** False renders every page anew; by default only in development. */
  readonly keepPages?: boolean;
}

/** A card number that comes to us in a field that is not for it is somebody's mistake, and must leave no trace. */
function noCards({ mode }: Deps['payments']): Unwanted {
  const typed = [placeBooking, payRequest].map(({ method, path }) => `${method} ${path}`);
  return {
    findIn: (given, route) => findCard(given, mode === 'sandbox' && typed.includes(route)),
    status: placeBooking.errors.card_data_not_accepted,
    code: 'card_data_not_accepted',
    message: cardFieldsCopy.cardOutOfPlace[mode],
  };
}

/** What is kept about a booking of nobody's account is asked for by its number. */
const itself = async (_: Db, bookingId: number) => [bookingId];

function allRoutes(deps: Deps): readonly Route[] {
  return [
    ...accountRoutes(deps, [
      mailRecords(listBookingIdsOf),
      messageRecords(listBookingIdsOf),
      bookingRecords,
      waitlistRecords,
      savedRecords,
    ]),
    ...bookingRoutes(deps),
    ...tripRoutes(deps),
    ...waitlistRoutes(deps, findBooked),
    ...bookingAdminRoutes(deps, [mailRecords(itself), messageRecords(itself), callerRecords]),
    ...brandRoutes(deps),
    ...destinationRoutes(),
    ...enquiryRoutes(deps),
    ...enquiryAdminRoutes(deps, listBookingsForEnquiry),
    ...humanCheckRoutes(deps),
    ...launchRoutes(deps),
    ...learnRoutes(deps),
    ...openDataRoutes(deps),
    ...placeRoutes(deps),
    ...operatorRoutes(
      deps,
      [bookingAlerts, enquiryAlerts, reviewAlerts, restaurantAlerts, operatorAlerts, systemAlerts, diskSpaceAlerts],
      [findBookings, findPeople, findEnquiries, findPackages, findRestaurants, findSubscribers],
    ),
    ...messageRoutes(deps),
    ...packageRoutes(deps, isBookedSince),
    ...businessAreaRoutes(deps),
    ...paymentRoutes(deps),
    ...plannerRoutes(deps),
    ...restaurantRoutes(deps),
    ...reviewRoutes(deps),
    ...salesRoutes(deps),
    ...savedRoutes(deps, {
      trip: (ids) => tripCards(deps, ids),
      plan: (ids) => planCards(deps, ids),
      place: async (ids) => placeCards(ids),
      restaurant: (ids) => restaurantCards(deps, ids),
    }),
    ...reviewAdminRoutes(deps, {
      trips: { namesOf: listNames, idsNamed: listIdsNamed },
      restaurants: reviewedRestaurants,
    }),
  ];
}

/** Whose settings are given: the pages that say so let them in. */
function thirdPartiesOf({ config, payments }: Pick<Deps, 'config' | 'payments'>): readonly ThirdParty[] {
  return [
    ...(config.recaptcha ? (['human-check'] as const) : []),
    ...(isHosted(payments) ? (['payment'] as const) : []),
    ...(config.tileMap ? (['map'] as const) : []),
  ];
}

/** The provider's own fields take the card. */
const isHosted = ({ mode }: Deps['payments']) => mode === 'hosted';

export async function openApp({ deps, pages, clientFiles, before, keepPages }: AppOptions): Promise<App> {
  const { config, db, log } = deps;
  const tls = config.publicUrl.startsWith('https://');
  const routes = allRoutes(deps);
  const sessions = openSessions(db, tls);
  const policy = { tls, development: config.development };
  const headers = securityHeaders(policy);
  const thirdParties = thirdPartiesOf(deps);
  const mapOrigins = config.tileMap?.origins ?? [];
  const unwanted = noCards(deps.payments);
  const metrics = openMetrics((request, route) => deps.telemetry?.routed(request, route));
  for (const reading of readingsOf(deps)) metrics.reading(reading);
  const cache = openPageCache({ headers, onServed: metrics.servedFromMemory });
  const fastify = await openHttpServer({
    routes,
    sessions,
    files: deps.files,
    storage: deps.storage,
    headers,
    log,
    metrics,
    publicOrigin: config.publicUrl,
    trustedProxies: config.trustedProxies,
    unwanted,
    telemetry: deps.telemetry,
    front: (request, response, next) => {
      if (cache.serve(request, response)) return;
      if (before) before(request, response, next);
      else next();
    },
  });

  const renderer = openRenderer({
    source: pages,
    fetcher: fetchFrom(routes, sessions),
    publicUrl: config.publicUrl,
    mode: config.mode,
    email: deps.keptEmails ? 'kept' : 'sent',
    thirdParties,
    mapStyle: config.tileMap?.styleUrl ?? null,
    figures: staleIfError(() => writtenFigures(deps), {}, log),
  });
  if (clientFiles) {
    await fastify.register(fastifyStatic, {
      root: fileURLToPath(clientFiles),
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header(
          'cache-control',
          /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        );
        for (const name of needlessHeadersOf(path)) response.removeHeader(name);
      },
    });
  }
  serveUploadedPictures(fastify, (name) => findUploadedPicture(deps, name));
  servePlanShareCards(fastify, (token) => planShareCard(deps, token));
  answerMonitors(fastify, deps, { contentType: metrics.contentType, text: openMachineMetrics(metrics.values) });
  if (config.mode === 'demo' && deps.keptEmails) showKeptEmails(fastify, deps.keptEmails);
  // Written when somebody asks: most of what composing the server would cost.
  let description: string | undefined;
  fastify.get('/api/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(
      describeApi(
        routes.map((route) => route.endpoint),
        config.publicUrl,
        unwanted,
      ),
    );
    return reply.type('application/json; charset=utf-8').send(description);
  });
  serveAdmin(fastify, sessions, pages.admin);
  servePages({
    fastify,
    renderer,
    cache,
    sessions,
    deps,
    metrics,
    keepPages: keepPages ?? !config.development,
    thirdParties,
    headersWith: (admitted, inlineStyles, inlineScripts) =>
      securityHeaders({ ...policy, inlineStyles, inlineScripts, thirdParties: admitted, mapOrigins }),
  });

  await fastify.ready();
  return { fastify, routes, sessions };
}
