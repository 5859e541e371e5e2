const exported = /export \{ satisfy \};/

/**
 * Lets the federation runtime compare a version with a range once: it asks for every module of every container, and
 * there are as few versions as packages.
 */
module.exports = function semverLoader(source) {
  if (!exported.test(source)) throw new Error('the federation runtime compares versions elsewhere')
  return source.replace(
    exported,
    `const answers = new Map();
const satisfyOnce = (version, range) => {
  const key = version + ' ' + range;
  if (!answers.has(key)) answers.set(key, satisfy(version, range));
  return answers.get(key);
};
export { satisfyOnce as satisfy };`,
  )
}
