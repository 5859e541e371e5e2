/** What is written from the files of stored code below `src`, by path. */
export declare function storedCodeFiles(src: string): Map<string, string>
