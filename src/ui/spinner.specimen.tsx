/** Waiting. */
import { Spinner } from './spinner.tsx';

export const specimen = { name: 'Spinner', render: () => <Spinner label="Finding the best restaurants near you..." /> };
