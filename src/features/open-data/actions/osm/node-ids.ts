/** Millions of numbers of nodes, held beside the heap. */

/** As many as come. */
export class GrowingIds {
  #ids = new Float64Array(1024);
  #count = 0;

  add(id: number): void {
    if (this.#count === this.#ids.length) {
      const more = new Float64Array(2 * this.#count);
      more.set(this.#ids);
      this.#ids = more;
    }
    this.#ids[this.#count++] = id;
  }

  /** Each once. */
  sorted(): NodeIds {
    const sorted = this.#ids.slice(0, this.#count).sort();
    let last = 0;
    for (const id of sorted) if (last === 0 || id !== sorted[last - 1]) sorted[last++] = id;
    return new NodeIds(sorted.subarray(0, last));
  }
}

export class NodeIds {
  readonly #ids: Float64Array;

  /** @param ids sorted, each once */
  constructor(ids: Float64Array) {
    this.#ids = ids;
  }

  get length(): number {
    return this.#ids.length;
  }

  /** Where it stands among them; -1: it is none of them. */
  find(id: number): number {
    let [from, to] = [0, this.#ids.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#ids[middle] ?? id) < id) from = middle + 1;
      else to = middle;
    }
    return this.#ids[from] === id ? from : -1;
  }
}
