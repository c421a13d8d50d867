import { type FeatureName, type Features, featureNames } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** Calibrated probability, 0..1, that people would call the claim supported. */
export function classify(features: Features): number {
  const z = featureNames.reduce(
    (sum, name) => sum + (weights.coefficients[name as FeatureName] ?? 0) * features[name],
    weights.intercept,
  );
  return 1 / (1 + Math.exp(-z));
}
