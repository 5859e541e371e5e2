/** A reporter for Playwright that says why tests were skipped, each reason once: the list of tests has only their titles. */
export default class SaySkipped {
  #reasons = new Map()

  onTestEnd({ annotations }) {
    for (const { type, description } of annotations)
      if (type === 'skip' && description)
        this.#reasons.set(description, (this.#reasons.get(description) ?? 0) + 1)
  }

  onEnd() {
    for (const [reason, count] of this.#reasons) process.stdout.write(`${count} skipped: ${reason}\n`)
  }
}
