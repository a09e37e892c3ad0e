export type BuildPart = 'client' | 'server';
export declare function buildFolder(root: string, part: BuildPart): string;
export declare function stampOf(folder: string): string;
export declare function isStale(folder: string, wanted: string): boolean;
export declare function buildIsStale(root: string): boolean;
export declare function sourceHash(root: string, part: BuildPart): string;
