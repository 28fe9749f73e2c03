/** The packages an empty shop opens with, in the order its page shows them. */
import * as z from 'zod/mini';
import { readContent } from '../../kernel/content.ts';
import { NewPackage } from './contract/new-package.ts';

export const packages: readonly NewPackage[] = readContent('packages.yaml', z.array(NewPackage));
