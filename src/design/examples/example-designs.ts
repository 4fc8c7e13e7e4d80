/** Example designs; they refer to records by name, because ids differ between servers. */
import railingPost from '@/design/examples/railing-post.json';
import standOffBracket from '@/design/examples/stand-off-bracket.json';
import wideElasticPlate from '@/design/examples/wide-elastic-plate.json';
import { restoreDesign } from '@/design/model/design-schema';
import type { Design } from '@/design/model/design-state';

const FILES = { railingPost, standOffBracket, wideElasticPlate } as const;

export type ExampleName = keyof typeof FILES;
export const EXAMPLES = Object.keys(FILES) as ExampleName[];

/** Returns the example as shipped; a server may have no records with the names that the example contains. */
export const exampleDesign = (name: ExampleName): Design => restoreDesign(FILES[name].design);
