/** Administration of roles. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
