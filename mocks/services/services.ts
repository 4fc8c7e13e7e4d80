/** Assembles all services of the embedded backend. */
import type { PdfConverter } from '@/pdf/converter';
import { createAuthService } from './auth';
import { createCalculationService, type Calculator } from './calculation-dispatch';
import { createCaptchaService } from './captcha';
import { createDatabases } from './databases';
import type { Environment } from './environment';
import { createImageService } from './images';
import { createMeService } from './me';
import { createPdfService } from './pdf';
import { createTokenService } from './tokens';
import { createUserService } from './users';

export interface Engines {
  /** Starts a worker, or a substitute for it in tests. */
  startCalculator: () => Calculator;
  /** Maximum number of parallel calculations per user. */
  workers?: number;
  pdf: PdfConverter;
}

export type Services = ReturnType<typeof createServices>;

export function createServices(environment: Environment, engines: Engines) {
  const tokens = createTokenService(environment);
  const captcha = createCaptchaService(environment);
  return {
    captcha,
    auth: createAuthService(environment, { tokens, captcha }),
    me: createMeService(environment, { tokens, captcha }),
    users: createUserService(environment, tokens),
    ...createDatabases(environment),
    images: createImageService(environment),
    calculation: createCalculationService(environment, engines.startCalculator, { workers: engines.workers }),
    pdf: createPdfService(engines.pdf),
  };
}
