export function packagesHash(root: string): string;
export function packagesAreStale(root: string): boolean;
export function ensurePackages(root: string): void;
