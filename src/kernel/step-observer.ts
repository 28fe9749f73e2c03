/**
 * Work that is done in named steps, each of which leaves behind what the next one, or whoever takes over, can go on from.
 *
 * Between two steps a process may die. A test says where: it hands in an observer that throws there, waits, or lets
 * somebody else be faster. Nothing of the product has one.
 */
export interface StepObserver<Step extends string> {
  readonly before?: (step: Step) => void | Promise<void>;
  readonly after?: (step: Step) => void | Promise<void>;
}

export interface Observed<Step extends string> {
  /** Tests only. */
  readonly observer?: StepObserver<Step>;
}

/** `after` is not reached where the step itself failed. */
export async function observeStep<Step extends string, Done>(
  { observer }: Observed<Step>,
  step: Step,
  work: () => Promise<Done>,
): Promise<Done> {
  await observer?.before?.(step);
  const done = await work();
  await observer?.after?.(step);
  return done;
}
