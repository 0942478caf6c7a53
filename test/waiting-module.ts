await Promise.resolve();

export {};
