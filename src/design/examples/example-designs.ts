/** Examples that come with the app, to start from. They name their records; ids are those of a server. */
import railingPost from '@/design/examples/railing-post.json';
import standOffBracket from '@/design/examples/stand-off-bracket.json';
import wideElasticPlate from '@/design/examples/wide-elastic-plate.json';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';

const FILES = { railingPost, standOffBracket, wideElasticPlate } as const;

export type ExampleName = keyof typeof FILES;
export const EXAMPLES = Object.keys(FILES) as ExampleName[];

/** As delivered, with names of records that a server need not have. */
export const exampleDesign = (name: ExampleName): Design => restoreDesign(FILES[name].design);
