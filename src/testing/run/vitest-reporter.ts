/**
 * Prints the slowest unit and component tests and the failures at the end of a run, where they are most
 * visible.
 */
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { printFailed } from './failed.ts';
import { printSlowest } from './slowest.ts';

const steady = (name: string, errors: readonly SerializedError[]) => ({ name, errors, isUnsteady: false });

export class RunEndReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        duration: test.diagnostic()?.duration ?? 0,
        errors: test.result().errors ?? [],
        isUnsteady: test.diagnostic()?.flaky ?? false,
      })),
    );
    printSlowest(tests);
    printFailed([
      ...modules.map((module) => steady(module.relativeModuleId, module.errors())),
      ...tests,
      steady('outside of every test', outside),
    ]);
  }
}
