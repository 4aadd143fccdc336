/** Closes a run with one plain line that any tool can read. */
class SummaryReporter {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    console.log(`\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
  }
}

module.exports = SummaryReporter;
