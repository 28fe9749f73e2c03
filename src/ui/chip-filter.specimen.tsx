/** The category filter. */
import { useState } from 'react';
import { ChipFilter } from './chip-filter.tsx';

const categories = ['All', 'Luxury', 'Wellness', 'Adventure', 'Cultural', 'Nature'] as const;
const options = categories.map((value) => ({ value, label: value }));

function Filter() {
  const [category, setCategory] = useState<(typeof categories)[number]>('All');
  return <ChipFilter label="Category" options={options} value={category} onChange={setCategory} />;
}

export const specimen = { name: 'ChipFilter', render: () => <Filter /> };
