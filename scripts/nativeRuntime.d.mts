export declare const targets: readonly string[];
export declare const ownTarget: string;
export declare function nativeFiles(target: string): readonly string[];
export declare function placeNativeRuntime(target: string | undefined, dist: string): Promise<void>;
