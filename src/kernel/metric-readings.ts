/** What a monitor is told besides requests: figures that one reading gives together. */
export type MetricValue = number | Readonly<Record<string, number>>;

export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** What is counted apart, where the reading answers with one figure for each of its values. */
  readonly label?: string;
}

export interface MetricReading<D> {
  readonly gauges: readonly Gauge[];
  /** What the processes of a machine tell together; `first` where each tells the same, as what is read from rows. */
  readonly over?: 'first' | 'sum' | 'min' | 'max';
  /** The figures in the order of the gauges. */
  read(deps: D): Promise<readonly MetricValue[]>;
}
