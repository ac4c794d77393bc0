// What the pages do beyond reading: everything here is also possible, if slower, without it.
