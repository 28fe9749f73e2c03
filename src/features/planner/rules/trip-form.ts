/** The trip builder's choices, and how they are told to the agent in the words of the questionnaire. */
import type { Questionnaire } from './questionnaire.ts';

const DURATIONS = ['3-5 days', '1 week', '2 weeks', '3-4 weeks', '1+ months'] as const;

export interface TripForm {
  readonly destination: string;
  readonly duration: string;
  readonly travelers: string;
  readonly budget: string;
  readonly interests: string;
  readonly travelStyle: string;
}

export const EMPTY_FORM: TripForm = {
  destination: '',
  duration: '',
  travelers: '',
  budget: '',
  interests: '',
  travelStyle: '',
};

export const CHOICES = {
  duration: DURATIONS.map((value) => ({ value, label: value })),
  travelers: [
    { value: 'solo', label: 'Solo' },
    { value: 'couple', label: 'Couple (2 people)' },
    { value: 'family', label: 'Family (3-5 people)' },
    { value: 'group', label: 'Group (6+ people)' },
  ],
  budget: [
    { value: 'budget', label: 'Budget ($50-100/day)' },
    { value: 'mid-range', label: 'Mid-range ($100-200/day)' },
    { value: 'luxury', label: 'Luxury ($200-500/day)' },
    { value: 'ultra-luxury', label: 'Ultra-luxury ($500+/day)' },
  ],
  travelStyle: [
    { value: 'adventure', label: 'Adventure' },
    { value: 'cultural', label: 'Cultural' },
    { value: 'relaxation', label: 'Relaxation' },
    { value: 'foodie', label: 'Foodie' },
    { value: 'nature', label: 'Nature' },
    { value: 'mixed', label: 'Mixed' },
  ],
} as const;

/** A span is planned at its middle; "1+ months" as four weeks. The best season is chosen by the planner. */
const NIGHTS: Readonly<Record<string, string>> = {
  '3-5 days': '4 nights',
  '1 week': '7 nights',
  '2 weeks': '14 nights',
  '3-4 weeks': '24 nights',
  '1+ months': '28 nights',
};
const PARTY: Readonly<Record<string, string>> = {
  solo: '1 adult',
  couple: '2 adults',
  family: '2 adults and 2 children, 8 and 11',
  group: '6 adults',
};
/** The upper end of what the choice says, per person and day. */
const BUDGET: Readonly<Record<string, string>> = {
  budget: '$100 per person per day, flights separate',
  'mid-range': '$200 per person per day, flights separate',
  luxury: '$500 per person per day, flights separate',
  'ultra-luxury': 'no limit, luxury, flights separate',
};
const STYLE: Readonly<Record<string, string>> = {
  adventure: 'hiking, outdoors, kayak, surf',
  cultural: 'museums, history, architecture, crafts',
  relaxation: 'slow pace, spa, gardens, beaches',
  foodie: 'markets, cooking class, local food, tastings',
  nature: 'parks, nature, wildlife, viewpoints',
  mixed: 'a bit of everything',
};

export function questionnaireOf(form: TripForm): Questionnaire {
  return {
    destination: form.destination,
    dates: NIGHTS[form.duration] ?? form.duration,
    travelers: PARTY[form.travelers] ?? form.travelers,
    budget: BUDGET[form.budget] ?? 'mid-range',
    interests: [form.interests.trim(), STYLE[form.travelStyle] ?? ''].filter(Boolean).join(', '),
    preferences: '',
    taste: '',
  };
}

/** Fields that a plan cannot do without and that are still empty. */
export function missingIn(form: TripForm): readonly ('destination' | 'duration' | 'travelers')[] {
  return (['destination', 'duration', 'travelers'] as const).filter((name) => form[name].trim() === '');
}
