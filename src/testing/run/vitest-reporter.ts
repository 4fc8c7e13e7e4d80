/** The slowest unit and component tests. */
import type { Reporter, TestModule } from 'vitest/node';
import { printSlowest } from './slowest.ts';

export class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    );
    printSlowest(tests);
  }
}
