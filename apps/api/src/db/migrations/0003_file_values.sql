CREATE TABLE "file_value" (
	"part" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "file_value_part_key_pk" PRIMARY KEY("part","key")
);
