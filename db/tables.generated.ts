// Written by `npm run schema:types` from the migrations.
import type { Generated, GeneratedAlways } from 'kysely';
import type { CalendarDay } from '../src/shared/dates.ts';

/** Of what shape is said by the store that owns the column. */
type Json = NonNullable<unknown>;

export interface Tables {
  audit_log: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    operator_id: number | null;
    operator: string;
    action: string;
    subject: string;
    before: Json | null;
    after: Json | null;
  };
  booking_changes: {
    booking_id: number;
    number: number;
    state: 'applied' | 'expired' | 'offered' | 'refused' | 'withdrawn';
    agreement: number;
    before: Json;
    after: Json;
    departure_id: number;
    held: Generated<number>;
    refund: Generated<number>;
    waived: Generated<number>;
    reason: string | null;
    message: string | null;
    answer_by: Date | null;
    operator_id: number;
    operator: string;
    at: Generated<Date>;
    ended_at: Date | null;
  };
  booking_emails: {
    id: string;
    booking_id: number;
    state: Generated<'due' | 'refused' | 'sent' | 'unrecorded'>;
    due_since: Generated<Date>;
    asked_at: Generated<Date>;
    repeats: Generated<number>;
    ended_at: Date | null;
  };
  booking_notes: {
    id: Generated<number>;
    booking_id: number;
    operator_id: number;
    operator: string;
    note: string;
    at: Generated<Date>;
  };
  booking_travellers: {
    booking_id: number;
    place: number;
    name: Generated<string>;
    diet: Generated<string>;
    access: Generated<string>;
    note: Generated<string>;
    words: GeneratedAlways<string>;
    saved_at: Generated<Date>;
  };
  bookings: {
    id: number;
    user_id: number | null;
    package_id: string;
    departure_id: number;
    waitlist_entry_id: number | null;
    number_of_travelers: number;
    special_requests: string | null;
    contact_email: string | null;
    billing_address: Json;
    price_per_person: number;
    subtotal: number;
    taxes: number;
    total_price: number;
    cancellation: Generated<Json>;
    status: Generated<'cancelled' | 'confirmed' | 'pending'>;
    payment_status: Generated<'authorized' | 'failed' | 'paid' | 'pending' | 'refunded'>;
    state: Generated<'authorised' | 'cancelled' | 'capturing' | 'confirmed' | 'declined' | 'held' | 'released'>;
    previous_state: string | null;
    authorised_at: Date | null;
    capturing_at: Date | null;
    confirmed_at: Date | null;
    state_since: Generated<Date>;
    hold_until: Date;
    open_slot: Generated<number | null>;
    held_from: string | null;
    asked_at: Date | null;
    seatless_since: Date | null;
    claimed_until: Date | null;
    attempt: Generated<number>;
    payment_id: string | null;
    card_brand: string | null;
    card_last4: string | null;
    failure: string | null;
    idempotency_key: string | null;
    body_sha256: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    is_called_off: Generated<boolean>;
    package_version: number;
    departs_on: CalendarDay;
    returns_on: CalendarDay;
    agreement: Generated<number>;
    is_agreement_assumed: Generated<boolean>;
    given_back: Generated<number>;
    refund_count: Generated<number>;
    contact_name: string | null;
    contact_phone: string | null;
    phone_digits: GeneratedAlways<string | null>;
    paid: number | null;
    charged: number | null;
  };
  bounced_emails: {
    email_id: string;
    mailbox: string;
    how: 'bounced' | 'refused';
    status: string;
    mailbox_is_gone: boolean;
    happened_at: Date;
  };
  brand_figures: {
    name: string;
    value: string;
    changed_by: string;
    changed_at: Date;
  };
  contact_files: {
    contact_id: number;
    position: number;
    name: string;
    media_type: string;
    bytes: number;
    place: string;
  };
  contacts: {
    id: Generated<number>;
    reference: string;
    name: string;
    email: string;
    message: string | null;
    attachments: Generated<string[]>;
    created_at: Date;
  };
  departures: {
    id: Generated<number>;
    package_id: string;
    departs_on: CalendarDay;
    returns_on: CalendarDay;
    capacity: number;
    held: Generated<number>;
    sold: Generated<number>;
    state: Generated<'cancelled' | 'closed' | 'on_sale' | 'planned'>;
    state_since: Generated<Date>;
    is_seasonal: Generated<boolean>;
    price: number | null;
    price_changed_at: Date | null;
    cutoff_days: Generated<number>;
    minimum_party: number | null;
    moved_from: CalendarDay | null;
    moved_at: Date | null;
    version: Generated<number>;
    cancelled_because: string | null;
  };
  enquiries: {
    id: Generated<number>;
    kind: 'business' | 'guide' | 'launch' | 'learn' | 'lesson' | 'message';
    contact_id: number | null;
    request_id: number | null;
    files: Generated<number>;
    words: string;
    operator_id: number | null;
    created_at: Date;
    done_at: Date | null;
    version: Generated<number>;
    change: 'answered' | 'done' | 'given' | 'left' | 'reopened' | 'taken' | null;
    changed_by: string | null;
    changed_at: Date | null;
  };
  enquiry_replies: {
    id: Generated<number>;
    enquiry_id: number;
    key: string;
    operator_id: number;
    operator: string;
    text: string;
    written_at: Date;
    state: Generated<'due' | 'refused' | 'sent'>;
    repeats: Generated<number>;
    due_since: Date;
    ended_at: Date | null;
  };
  fact_checks: {
    fact: string;
    print: string;
    checked_on: CalendarDay;
    checked_by: string;
  };
  launch_moment: {
    only_one: Generated<boolean>;
    launch_at: string;
    changed_by: string;
    changed_at: Date;
  };
  limits: {
    key: string;
    window_start: Date;
    taken: number;
  };
  live_areas: {
    cell: number;
    asked_at: Date;
    answered_at: Date | null;
  };
  live_services: {
    name: string;
    held_until: Date;
    backoff_until: Generated<Date>;
    failure: 'busy' | 'refused' | 'silent' | null;
    failures_in_a_row: Generated<number>;
  };
  migrations: {
    name: string;
    sha256: string;
    applied_at: Generated<Date>;
  };
  model_answers: {
    key: string;
    said: Json;
    expires_at: Date;
  };
  model_reservations: {
    id: GeneratedAlways<number>;
    day: CalendarDay;
    micros: number;
    lapses_at: Date;
  };
  model_spending: {
    day: CalendarDay;
    committed_micros: number;
    calls: number;
  };
  newsletter_consents: {
    newsletter_id: number;
    event: 'asked' | 'confirmed' | 'left';
    wording: string;
    email_number: number | null;
    happened_at: Date;
  };
  newsletters: {
    id: Generated<number>;
    email: string;
    seed: string;
    confirm_sha256: string;
    leave_sha256: string;
    email_count: Generated<number>;
    created_at: Date;
    asked_at: Date | null;
    confirmed_at: Date | null;
    left_at: Date | null;
  };
  operator_sessions: {
    id: string;
    operator_id: number;
    name: string;
    role: string;
    browser: string | null;
    expires_at: Date;
    last_seen_at: Generated<Date>;
    created_at: Generated<Date>;
  };
  operators: {
    id: Generated<number>;
    name: string;
    name_key: string;
    role: 'operator' | 'owner';
    password: string | null;
    totp_secret: Buffer | null;
    totp_step: number | null;
    link_hash: string | null;
    link_until: Date | null;
    disabled_at: Date | null;
    created_at: Generated<Date>;
  };
  osm_imports: {
    id: Generated<number>;
    name: string;
    bytes: number | null;
    place: string | null;
    zone: string | null;
    as_of: string | null;
    state: Generated<'cancelled' | 'done' | 'failed' | 'running' | 'sending' | 'waiting'>;
    part: Generated<number>;
    report: Json | null;
    fault: string | null;
    attempts: Generated<number>;
    token: string | null;
    seen_at: Date | null;
    operator_id: number;
    operator: string;
    created_at: Date;
    ended_at: Date | null;
  };
  package_picture_files: {
    picture_id: string;
    width: number;
    format: 'avif' | 'webp';
    bytes: Buffer;
  };
  package_pictures: {
    id: string;
    created_at: Date;
  };
  package_prices: {
    package_id: string;
    price: number;
    valid_from: Date;
  };
  package_versions: {
    package_id: string;
    version: number;
    facts: Json;
    since: Generated<Date>;
  };
  payment_alarms: {
    payment_id: string;
    kind: 'captured_without_booking' | 'refund_refused' | 'wrong_amount' | 'wrong_booking';
    booking_id: number;
    raised_at: Generated<Date>;
    looked_at: Date | null;
    looked_by: string | null;
    note: string | null;
  };
  payment_disputes: {
    id: string;
    payment_id: string;
    booking_id: number | null;
    amount_cents: number;
    reason: string;
    status: string;
    answer_until: Date | null;
    created_at: Date;
    noted_at: Generated<Date>;
  };
  payment_reconciliation: {
    id: Generated<number>;
    checked_until: Date | null;
    day_seen_until: Date | null;
    day_done_at: Date | null;
    day_newest: Date | null;
    day_after: string | null;
    day_claimed_until: Date | null;
  };
  payment_webhook_events: {
    id: string;
    kind: string;
    payment_id: string | null;
    received_at: Generated<Date>;
    outcome: 'driven' | 'not_ours' | 'settled' | 'unknown_booking' | 'unknown_payment' | null;
    ended_at: Date | null;
    claimed_until: Date | null;
  };
  payments_watched: {
    payment_id: string;
    booking_id: number;
  };
  plan_steps: {
    day: CalendarDay;
    step: 'answered' | 'changed' | 'followed' | 'opened' | 'shared';
    answer: 'elsewhere' | 'over' | 'within';
    count: Generated<number>;
  };
  refund_reasons: {
    id: Generated<number>;
    booking_id: number;
    operator_id: number;
    operator: string;
    dollars: number;
    reason: string;
    at: Generated<Date>;
  };
  refunds: {
    booking_id: number;
    number: number;
    payment_id: string;
    dollars: number;
    state: Generated<'disputed' | 'done' | 'due' | 'outside' | 'refused' | 'sent'>;
    attempt: Generated<number>;
    note: string | null;
    asked_for_at: Generated<Date>;
    ended_at: Date | null;
    claimed_until: Date | null;
    kind: Generated<'cancellation' | 'change' | 'goodwill'>;
  };
  requests: {
    id: Generated<number>;
    reference: string;
    kind: 'business' | 'guide' | 'launch' | 'learn' | 'lesson';
    topic: string | null;
    name: string | null;
    email: string;
    about: string | null;
    created_at: Date;
    announced_at: Date | null;
  };
  restaurant_imports: {
    file: string;
    done: number;
    updated_at: Date;
  };
  restaurant_merges: {
    id: Generated<number>;
    restaurant_id: string;
    into_id: string;
    review_ids: number[];
    lender_ids: string[];
    merged_at: Date;
    unmerged_at: Date | null;
  };
  restaurants: {
    id: string;
    source: 'editors' | 'google' | 'openstreetmap';
    source_id: string | null;
    google_place_id: string | null;
    trip_advisor_id: string | null;
    name: string;
    name_key: GeneratedAlways<string>;
    cuisine: string;
    kinds: string[];
    diets: string[];
    description: string;
    words: GeneratedAlways<string>;
    amenities: string[];
    photos: Generated<string[]>;
    step_free: boolean | null;
    price_level: number | null;
    phone: string | null;
    website: string | null;
    address: string;
    latitude: number;
    longitude: number;
    cell: number;
    time_zone: string | null;
    hours: string | null;
    hours_note: string | null;
    open_months: number[] | null;
    closed_on: Generated<string[]>;
    opening_hours: string[];
    aggregated_rating: Generated<number>;
    total_reviews: Generated<number>;
    score: number;
    google_rating: number | null;
    trip_advisor_rating: number | null;
    editors_rating: number | null;
    corrected: Generated<string[]>;
    source_facts: Json | null;
    same_as: string | null;
    duplicate_reason: 'building' | 'name' | 'phone' | 'website' | null;
    merge_decided: Generated<boolean>;
    hidden_at: Date | null;
    hidden_reason: string | null;
    retired_at: Date | null;
    version: Generated<number>;
    as_of: string;
    created_at: Date;
    updated_at: Date;
  };
  review_decisions: {
    id: Generated<number>;
    review_id: number;
    operator_id: number | null;
    operator: string;
    before: 'hidden' | 'pending' | 'shown';
    state: 'hidden' | 'shown';
    reason: string;
    words: string | null;
    decided_at: Date;
  };
  review_reports: {
    id: Generated<number>;
    review_id: number;
    reason: 'advertising' | 'personal' | 'rude' | 'untrue';
    reported_at: Date;
    settled_at: Date | null;
  };
  reviews: {
    id: Generated<number>;
    restaurant_id: string | null;
    package_id: string | null;
    booking_id: number | null;
    author_name: string;
    author_profile_photo_url: string | null;
    rating: number;
    text: string;
    print: string | null;
    time: Date;
    is_user_generated: Generated<boolean>;
    state: Generated<'hidden' | 'pending' | 'shown'>;
    held_for: string | null;
    created_at: Date;
  };
  sandbox_payments: {
    id: string;
    key: string;
    booking_id: number;
    attempt: number;
    state: 'authorised' | 'captured' | 'declined' | 'failed' | 'voided';
    token: string;
    amount_cents: number;
    captured_cents: Generated<number>;
    refunded_cents: Generated<number>;
    captures: Generated<number>;
    currency: string;
    decline_code: string | null;
    created_at: Generated<Date>;
  };
  sandbox_refunds: {
    id: string;
    key: string;
    payment_id: string;
    amount_cents: number;
    created_at: Generated<Date>;
  };
  secrets: {
    name: string;
    value: Buffer;
  };
  sessions: {
    id: string;
    kind: 'partner' | 'traveller';
    user_id: number | null;
    username: string | null;
    browser: string | null;
    expires_at: Date;
    last_seen_at: Generated<Date>;
    created_at: Generated<Date>;
  };
  shared_plans: {
    token_sha256: string;
    recommendation: Json;
    created_at: Date;
    expires_at: Date;
  };
  trip_packages: {
    id: string;
    name: string;
    destination_id: string;
    location: string;
    category: 'Adventure' | 'Cultural' | 'Luxury' | 'Nature' | 'Wellness';
    nights: number;
    duration: string;
    max_guests: number;
    capacity: number;
    depart_month: number;
    depart_day: number;
    image: string;
    image_alt: string | null;
    summary: string;
    highlights: string[];
    features: string[];
    itinerary: Json;
    cancellation: Generated<Json>;
    sample_rating: number | null;
    own_rating: number | null;
    position: number;
    published: Generated<boolean>;
    published_at: Date | null;
    withdrawn_at: Date | null;
    price_taken_back_at: Date | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Generated<Date>;
  };
  trip_shares: {
    token_sha256: string;
    booking_id: number;
    opens: Generated<'calendar' | 'page'>;
    created_at: Date;
    revoked_at: Date | null;
  };
  unresolved_authorizations: {
    booking_id: number;
    released_at: Generated<Date>;
    next_at: Generated<Date>;
  };
  unused_word_sightings: {
    word_hash: string;
    visitor_hash: string;
    seen_on: CalendarDay;
  };
  unused_words: {
    word: string;
    visitors: number;
    last_seen_on: CalendarDay;
  };
  used_challenges: {
    nonce: string;
    expires_at: Date;
  };
  users: {
    id: Generated<number>;
    username: string;
    username_key: string;
    username_looks: string | null;
    password: string;
    created_at: Generated<Date>;
  };
  waitlist_entries: {
    id: Generated<number>;
    user_id: number;
    departure_id: number;
    seats: number;
    held: Generated<number>;
    contact_email: string;
    state: Generated<'accumulating' | 'booked' | 'closed' | 'left' | 'missed' | 'offered' | 'waiting'>;
    passed: Generated<number>;
    has_accumulated: Generated<boolean>;
    until: Date | null;
    email_state: 'due' | 'refused' | 'sent' | null;
    email_since: Date | null;
    joined_at: Generated<Date>;
    ended_at: Date | null;
  };
}
