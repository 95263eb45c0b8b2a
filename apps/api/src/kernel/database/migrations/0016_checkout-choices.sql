CREATE TABLE "shopping_choice" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"accepts_alternatives" boolean,
	"packaging_type_id" integer
);
--> statement-breakpoint
ALTER TABLE "shopping_choice" ADD CONSTRAINT "shopping_choice_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_choice" ADD CONSTRAINT "shopping_choice_packaging_type_id_packaging_type_id_fk" FOREIGN KEY ("packaging_type_id") REFERENCES "public"."packaging_type"("id") ON DELETE set null ON UPDATE no action;