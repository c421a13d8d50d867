/** One weighted observation of a set; every set has an intercept of its own that is dropped after training. */
export interface Observation {
  readonly features: readonly number[];
  readonly positive: boolean;
  readonly weight: number;
  readonly set: number;
}

export interface Penalty {
  /** On coefficients. */
  readonly coefficients: number;
  /** On the intercepts of sets: large keeps one threshold for all, small lets each set have its own. */
  readonly intercepts: number;
}

/**
 * Ridge logistic regression by Newton's method.
 * @returns coefficients, without the intercepts of sets
 */
export function fitLogistic(data: readonly Observation[], sets: number, penalty: Penalty): readonly number[] {
  const width = data[0]!.features.length;
  const size = width + sets;
  let beta = new Array<number>(size).fill(0);
  for (let round = 0; round < 30; round++) {
    const gradient = beta.map((b, i) => b * (i < width ? penalty.coefficients : penalty.intercepts));
    const hessian = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = i < width ? penalty.coefficients : penalty.intercepts;
      return row;
    });
    for (const { features, positive, weight, set } of data) {
      let z = beta[width + set]!;
      for (let i = 0; i < width; i++) z += beta[i]! * features[i]!;
      const p = 1 / (1 + Math.exp(-z));
      const pull = weight * (p - Number(positive));
      const curve = weight * p * (1 - p);
      const own = hessian[width + set]!;
      gradient[width + set]! += pull;
      own[width + set]! += curve;
      for (let i = 0; i < width; i++) {
        const x = features[i]!;
        const row = hessian[i]!;
        gradient[i]! += pull * x;
        row[width + set]! += curve * x;
        own[i]! += curve * x;
        for (let j = 0; j <= i; j++) row[j]! += curve * x * features[j]!;
      }
    }
    for (let i = 0; i < width; i++) for (let j = i + 1; j < width; j++) hessian[i]![j] = hessian[j]![i]!;
    const step = solve(hessian, gradient);
    beta = beta.map((b, i) => b - step[i]!);
    if (step.every((s) => Math.abs(s) < 1e-6)) break;
  }
  return beta.slice(0, width);
}

/** Gaussian elimination with partial pivoting; the matrix is overwritten. */
function solve(matrix: readonly Float64Array[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i]!));
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = column + 1; i < size; i++) {
      const factor = rows[i]![column]! / rows[column]![column]!;
      if (factor !== 0) for (let j = column; j <= size; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i]![size]!;
    for (let j = i + 1; j < size; j++) rest -= rows[i]![j]! * solution[j]!;
    solution[i] = rest / rows[i]![i]!;
  }
  return solution;
}
