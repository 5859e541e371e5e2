/** How often a figure is measured whose runs differ. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The sample below which this share of all of them lies. */
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1]

/** Median and range of samples of one figure. */
export const summary = (values) => ({
  value: median(values),
  range: [Math.min(...values), Math.max(...values)],
})

/** Samples of several figures each (`[{ lcp, score }, …]`) → median and range by figure. */
export const summaries = (samples) =>
  Object.fromEntries(Object.keys(samples[0]).map((key) => [key, summary(samples.map((one) => one[key]))]))

/** Alternating samples (A, B, A, B …), so that a machine that slows down affects all alike. Answers the summaries by subject. */
export async function interleaved(subjects, rounds, measure) {
  const samples = subjects.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) samples[index].push(await measure(subject))
  return samples.map(summaries)
}

/** Summaries of several figures over as many runs as `rounds`. */
export const repeated = async (measure) => (await interleaved([undefined], rounds, measure))[0]
