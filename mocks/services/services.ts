/** Assembles all services of the embedded backend. */
import type { PdfConverter } from '@/pdf/converter';
import { createAuthService, type AuthService } from './auth';
import { createCalculationService, type CalculationService, type Calculator } from './calculation-dispatch';
import { createCaptchaService, type CaptchaService } from './captcha';
import { createDatabases, type Databases } from './databases';
import type { Environment } from './environment';
import { createImageService, type ImageService } from './images';
import { createMeService, type MeService } from './me';
import { createPdfService, type PdfService } from './pdf';
import { createTokenService } from './tokens';
import { createUserService, type UserService } from './users';

export interface Services extends Databases {
  auth: AuthService;
  captcha: CaptchaService;
  me: MeService;
  users: UserService;
  images: ImageService;
  calculation: CalculationService;
  pdf: PdfService;
}

export interface Engines {
  /** Starts a worker, or a substitute for it in tests. */
  startCalculator: () => Calculator;
  /** Maximum number of parallel calculations per user. */
  workers?: number;
  pdf: PdfConverter;
}

export function createServices(environment: Environment, engines: Engines): Services {
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
